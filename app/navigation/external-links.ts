import { createContext } from "react";

/** The addresses of other sites that links may lead to: those that are configured. Root provides them. */
export const ExternalLinksContext = createContext<readonly string[]>([]);
