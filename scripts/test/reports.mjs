import path from 'node:path'

/** Where steps leave what they found, one file a step. */
export const REPORTS = path.resolve('.cache/reports')
