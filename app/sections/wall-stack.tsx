import type { ReactNode } from "react";
import deferredLayout from "../ui/deferred-layout.module.css";
import styles from "./wall-stack.module.css";

/** Sections one above the other on the same wall: the reveal between them is the same as inside them. */
export function WallStack({ children }: { children: ReactNode }) {
	return <div className={`${styles.stack} ${deferredLayout.parts}`}>{children}</div>;
}
