/** Where a build sends its requests unless it is told otherwise (config/index.ts). */
export const BUILT_FOR = process.env.GATEWAY ?? 'http://127.0.0.1:8080'
