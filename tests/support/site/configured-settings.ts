/** Settings of the configured test build: all integrations, one link of each kind, the editor, https. */
export const configuredSettings = {
	SITE_URL: "https://kitchens.example",
	CONTACT_EMAIL: "hello@kitchens.example",
	JOBS_EMAIL: "jobs@kitchens.example",
	BOOKING_DISCOVERY_URL: "https://plan.example/discovery",
	SAMPLES_WOOD_URL: "https://shop.example/wood",
	INSTAGRAM_URL: "https://social.example/kitchens",
	ANALYTICS_DOMAIN: "kitchens.example",
	ANALYTICS_SRC: "https://stats.example/js/script.js",
	META_PIXEL_ID: "1234567890",
	GTM_ID: "GTM-KITCHEN",
	EDITOR_BACKEND: "github:studio/site@main",
	TRUST_PROXY: "true",
} as const;

export const configuredAddress = `http://localhost:${process.env.CONFIGURED_PORT ?? "4311"}`;
