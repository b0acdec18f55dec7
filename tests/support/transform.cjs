const { transformSync } = require('esbuild')

/** TypeScript and modern JavaScript to CommonJS by esbuild: quick; dynamic imports become requires. */
module.exports = {
  process(source, file) {
    const loader = file.endsWith('x') ? 'tsx' : /\.[mc]?ts$/.test(file) ? 'ts' : 'js'
    const { code, map } = transformSync(source, {
      loader,
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      supported: { 'dynamic-import': false },
      sourcemap: true,
      sourcefile: file,
    })
    return { code, map }
  },
}
