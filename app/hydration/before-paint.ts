// Runs inside the head of every page: what must be set before the first paint.
export {};

// After a reload or the back button the browser restores the scroll position: everything is laid out at once.
const [navigation] = performance.getEntriesByType("navigation");
if (navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate") {
	document.documentElement.dataset.returned = "";
}

// Set by script: Chromium ignores @view-transition in a style sheet that loads late, and validators do not know it inline.
const sheet = new CSSStyleSheet();
sheet.replaceSync("@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }");
document.adoptedStyleSheets.push(sheet);
