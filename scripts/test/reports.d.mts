export const REPORTS: string
