import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

/** Vite's production build as it comes: minified, a chunk and a style sheet for each lazy page, preloaded, hashes in the names. */
export default defineConfig({
  plugins: [vue()],
  define: { __VUE_OPTIONS_API__: false },
})
