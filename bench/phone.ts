import { devices } from "@playwright/test";

/** The phone that pages are measured on. */
export const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
