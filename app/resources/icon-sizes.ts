/** Browsers' tabs, Apple's home screens, Android's home screens, splash screens and search engines. */
export const iconSizes = [32, 180, 192, 512] as const;

export const iconFile = (size: (typeof iconSizes)[number]): string => `icon-${size}.png`;
