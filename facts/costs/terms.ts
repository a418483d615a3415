/** Durations, distances and promises that hold for every order. */
export const leadTimeWeeks = { min: 6, max: 16 } as const;
export const warrantyYears = 3;
/** Deliveries within this distance of Amsterdam cost prices.deliveryNear, others prices.deliveryFar. */
export const nearDeliveryKm = 40;
