import { Component, type ReactNode } from "react";
import { localeOfPath } from "../../facts/site/locales.ts";
import { BrokenScreen } from "./broken-screen.tsx";

/** The last net: what even the router's error screens cannot catch, since it happens around the router itself. */
export class MountBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch(error: unknown) {
		console.error("Error while mounting app:", error);
	}

	override render() {
		if (!this.state.failed) return this.props.children;
		const locale = localeOfPath(location.pathname);
		return (
			<html lang={locale}>
				<body>
					<main id="content">
						<BrokenScreen locale={locale} path={location.pathname} />
					</main>
				</body>
			</html>
		);
	}
}
