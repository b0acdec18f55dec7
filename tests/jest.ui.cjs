/** The storefront's tests: rules, components and pages as the H5 build resolves them, in jsdom. */
const path = require('node:path')

// The shop's zone whatever the machine's is, and another one in the full run: nothing may depend on the device's.
process.env.TZ = process.env.TIER === 'all' ? 'UTC' : 'Asia/Shanghai'

// Published as ES modules only, and what is loaded once for all files; everything else in node_modules is CommonJS and runs as it is.
const MODULES = [
  '@tarojs',
  '@nutui',
  '@babel/runtime',
  '@swc/helpers',
  '@stencil',
  '@tanstack',
  '@hono',
  '@noble',
  '@react-spring',
  '@use-gesture',
  'hono',
  'zod',
  'zustand',
  'lodash-es',
  'query-string',
  'decode-uri-component',
  'filter-obj',
  'split-on-first',
  'react-transition-group',
  'fast-check',
  'pure-rand',
  'drizzle-orm',
]

module.exports = {
  rootDir: path.resolve(__dirname, '..'),
  displayName: 'ui',
  testEnvironment: '<rootDir>/tests/support/environment.cjs',
  testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['node', 'node-addons'] },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tests/{routes,architecture,client,pages}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/src/contract/'],
  globalSetup: '<rootDir>/tests/support/gatewaySetup.cjs',
  globalTeardown: '<rootDir>/tests/support/gatewayTeardown.cjs',
  setupFiles: ['<rootDir>/tests/support/setup.cjs'],
  // The gateway is no part of a page: it runs outside the browser, and is loaded once.
  transform: {
    '^.+\\.[mc]?[jt]sx?$': ['<rootDir>/tests/support/sharedTransform.cjs', { shared: ['gateway', 'node_modules/drizzle-orm'] }],
  },
  transformIgnorePatterns: [`<rootDir>/node_modules/(?!(${MODULES.join('|')})/)`],
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    // As in the build (config/patches.ts): the route table says which page an address belongs to.
    // All rows at once: that they come in two parts is for Chromium to see.
    '^(\\./|@/routes/)rows$': '<rootDir>/src/routes/rows.ts',
    '^zustand/react$': '<rootDir>/src/taro/zustandReact.ts',
    '^universal-router$': '<rootDir>/src/taro/universalRouter.ts',
    '\\.(s?css|svg|png|jpe?g|webp)$': '<rootDir>/tests/support/asset.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@nutui/nutui-react-taro$': '<rootDir>/tests/support/taro/nutui.cjs',
    '^@tarojs/taro$': '<rootDir>/tests/support/taro/api.ts',
    '^@tarojs/components$': '<rootDir>/tests/support/taro/components.ts',
    '^@tarojs/components/dist/components(/.*)?$': '<rootDir>/tests/support/taro/nothing.cjs',
    '^@tarojs/router$': '<rootDir>/node_modules/@tarojs/router/dist/index.js',
    '^@tarojs/plugin-framework-react/dist/runtime$': '<rootDir>/node_modules/@tarojs/plugin-framework-react/dist/runtime.js',
    '^swiper/bundle$': '<rootDir>/tests/support/taro/nothing.cjs',
    '^rc-util/(lib|es)/Dom/dynamicCSS$': '<rootDir>/tests/support/noSheets.cjs',
  },
  // A window that is over is let go late by V8: without an end the process of all files comes to 3.4 GB, near Node's limit of 4.
  workerIdleMemoryLimit: '2GB',
  // Longer than anything in a test waits, so that what did not come is named.
  testTimeout: 120000,
}
