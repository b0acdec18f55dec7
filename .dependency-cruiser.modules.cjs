/** The gateway's modules as folders: no two depend on each other, directly or through a third. Tests may, they put several together. */
module.exports = {
  forbidden: [
    {
      name: 'no-two-modules-depend-on-each-other',
      severity: 'error',
      scope: 'folder',
      from: { path: '^gateway/modules/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: { path: '^gateway/modules/[^/]+/' },
    exclude: { path: '\\.test\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
