import { createContext } from "react";

/** The addresses outside the site that links may lead to: those of the settings, from root.tsx. */
export const AllowedExternalContext = createContext<readonly string[]>([]);
