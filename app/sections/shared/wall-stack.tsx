import type { ReactNode } from "react";
import deferredLayout from "../../ui/deferred-layout.module.css";
import styles from "./wall-stack.module.css";

/** Sections below each other, with the same gap between them as inside them. */
export function WallStack({ children }: { children: ReactNode }) {
	return <div className={`${styles.stack} ${deferredLayout.parts}`}>{children}</div>;
}
