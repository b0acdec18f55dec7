import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'postgresql', schema: './gateway/tables/all.ts', out: './gateway/db/migrations' })
