import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import type { MutationRun, Project } from './areas'

/** A mutant and what became of it. */
export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/**
 * Every test file loads the gateway anew: code that runs while a file is loaded is tried by loading it. Packages that tests share with the
 * gateway are loaded once, which pure rules need not. Stryker looks an environment up by itself, and knows no <rootDir>.
 */
const loadedAnew = (testEnvironment: string, shared: string[]) => ({
  testEnvironment,
  transform: { '^.+\\.[mc]?[jt]s$': ['<rootDir>/tests/support/sharedTransform.cjs', { shared }] },
})

const PROJECTS: Record<Project, { configFile: string; changes: object }> = {
  rules: {
    configFile: 'tests/jest.gateway.cjs',
    changes: {
      ...loadedAnew('node', []),
      globalSetup: null,
      globalTeardown: null,
      setupFilesAfterEnv: ['<rootDir>/tests/support/fixedSeed.ts'],
    },
  },
  gateway: { configFile: 'tests/jest.gateway.cjs', changes: loadedAnew('./tests/support/sharedModules.cjs', ['node_modules']) },
  ui: { configFile: 'tests/jest.ui.cjs', changes: { testEnvironment: './tests/support/environment.cjs' } },
}

const load = createRequire(import.meta.url)
/** The sandbox links to the packages: jest sees them where they really are, outside its root. */
function transformIgnorePatternsOf(configFile: string): string[] {
  const { transformIgnorePatterns } = load(path.resolve(configFile)) as { transformIgnorePatterns: string[] }
  const root = path.dirname(realpathSync('node_modules'))
  return transformIgnorePatterns.map((pattern) => pattern.replace('<rootDir>', root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
}

/** Tries every mutant of a run's files on its tests; one that was killed before is tried again when its file or the tests that saw it changed. */
export function mutantsOf(name: string, { project, mutate, tests }: MutationRun): Promise<Mutant[]> {
  const { configFile, changes } = PROJECTS[project]
  const incrementalFile = `.cache/mutation/${name}.json`
  const config = {
    ...changes,
    transformIgnorePatterns: transformIgnorePatternsOf(configFile),
    testMatch: tests.map((file) => `<rootDir>/${file}`),
  }
  keepKills(incrementalFile)
  return new Stryker({
    configFile: 'scripts/mutation/stryker.json',
    mutate,
    jest: { projectType: 'custom', configFile, config, enableFindRelatedTests: false },
    incrementalFile,
    reporters: process.stdout.isTTY ? ['progress'] : [],
  }).runMutationTest()
}

type Report = { files: Record<string, { mutants: Array<Pick<Mutant, 'status'>> }> }
export const isAlive = ({ status }: Pick<Mutant, 'status'>) => status === 'Survived' || status === 'NoCoverage'

/**
 * Kills are kept, everything else is tried again: of code that runs while a file is loaded, Stryker does not notice that a new test sees
 * it, and a timeout may have been a busy machine's.
 */
function keepKills(incrementalFile: string) {
  if (!existsSync(incrementalFile)) return
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8')) as Report
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Ignored')
  writeFileSync(incrementalFile, JSON.stringify(report))
}

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** A mutant in a line: `file:line  original → mutant`. */
export function asLine({ fileName, location: { start, end }, replacement, status }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const whole = lines.join('\n')
  const original = whole.slice(start.column - 1, whole.length - (lines.at(-1) ?? '').length + end.column - 1)
  const untouched = status === 'NoCoverage' ? '  (no test comes here)' : ''
  return `${path.relative('.', fileName)}:${start.line}  ${flat(original)} → ${flat(replacement)}${untouched}`
}
