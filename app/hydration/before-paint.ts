// Runs in the head of every page, before the first paint.
export {};

// On reload and back, skip deferred layout, so that the browser can restore the scroll position.
const [navigation] = performance.getEntriesByType("navigation");
if (navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate") {
	document.documentElement.dataset.returned = "";
}

// By script: Chromium ignores @view-transition in a style sheet that loads late, and HTML validators reject it inline.
const sheet = new CSSStyleSheet();
sheet.replaceSync("@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }");
document.adoptedStyleSheets.push(sheet);
