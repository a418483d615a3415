// Runs inside the head of every page: what must be set before the first paint.
export {};

// After a reload or the back button the browser restores the scroll position, so no part may be laid out later.
const [navigation] = performance.getEntriesByType("navigation");
if (navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate") {
	document.documentElement.dataset.returned = "";
}

// Here, since Chromium drops a page transition whose rule comes with a style sheet that loads late, and validators do
// not know the rule in an inline style.
const sheet = new CSSStyleSheet();
sheet.replaceSync("@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }");
document.adoptedStyleSheets.push(sheet);
