import { Component, type ReactNode } from "react";
import { localeOfPath } from "../../facts/site/locales.ts";
import { BrokenScreen } from "./broken-screen.tsx";

/** Catches errors around the router itself, which its error boundaries cannot catch. */
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
