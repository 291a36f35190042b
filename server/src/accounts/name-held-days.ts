/**
 * How long nobody else can take a name that somebody has given up, or left with (checklist E09).
 */
export const NAME_HELD_DAYS = 90
