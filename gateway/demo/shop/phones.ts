/** Telephones of the demonstration; nobody has these numbers. */
export const PHONE = '400-000-2026'
export const INSURER_PHONE = '400-000-2027'
