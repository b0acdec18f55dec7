import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { TmplGroup } from 'glass-easel-template-compiler'
import { MODULE_PARAMETERS } from './globals'
import type { AppJson, ComponentJson } from './inPage/bundle'
import { pagesOf } from './pagesOf'
import { cssOf } from './wxss'

export type Diagnostic = { file: string; line: number; message: string }
export type Compiled = { code: string; app: AppJson; pages: string[]; /** What WeChat's compiler refuses. */ errors: Diagnostic[] }

type Warning = { message: string; startLine: number; isError: boolean }

/** A built mini-program as one script for a browser: templates and wxs through WeChat's compiler, modules wrapped, styles rewritten. */
export function compile(folder: string): Compiled {
  const root = path.resolve(folder)
  const files = filesIn(root).map((file) => path.relative(root, file).split(path.sep).join('/'))
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const app = JSON.parse(read('app.json')) as AppJson
  const pages = pagesOf(app)
  const group = new TmplGroup()
  const json: Record<string, ComponentJson> = {}
  const modules: string[] = []
  const errors: Diagnostic[] = []
  for (const file of files) {
    const base = file.replace(/\.[^.]+$/, '')
    if (file.endsWith('.wxs')) group.addScript(base, read(file))
    else if (file.endsWith('.wxml')) {
      // The engine only warns of unbalanced tags; WeChat's older compiler refuses them.
      for (const { message, startLine, isError } of group.addTmpl(base, read(file)) as Warning[]) {
        if (isError || message.includes('end tag')) errors.push({ file, line: startLine + 1, message })
      }
    } else if (file.endsWith('.json') && !/^(project|sitemap|package)/.test(file)) json[base] = JSON.parse(read(file)) as ComponentJson
    else if (file.endsWith('.js')) modules.push(file)
  }
  const wxss: Record<string, string> = {}
  for (const file of files.filter((one) => one.endsWith('.wxss'))) {
    const base = file.slice(0, -'.wxss'.length)
    const own = json[base]
    if (base !== 'app' && !own) continue
    const isIsolated = own?.component === true && !/^(page-)?shared$/.test(own.styleIsolation ?? '')
    wxss[base] = cssOf(withImports(path.join(root, file), root), {
      classPrefix: isIsolated ? base.replace(/\W/g, '_') : undefined,
      pageScope: pages.includes(base) ? base : undefined,
    })
  }
  // The logic layer has a global object of its own: `scope` stands before the browser's (inPage/scope.ts).
  const functions = modules.map(
    (file) => `${JSON.stringify(file)}:function(scope){with(scope){return function(${MODULE_PARAMETERS.join(',')}){${read(file)}
}}}`,
  )
  const parts = [
    `app:${JSON.stringify(app)}`,
    `pages:${JSON.stringify(pages)}`,
    `json:${JSON.stringify(json)}`,
    `wxss:${JSON.stringify(wxss)}`,
    `templates:${group.getTmplGenObjectGroups()}`,
    'evaluate:function(scope,wx,getApp,getCurrentPages,source){with(scope){return eval("("+source+")")}}',
    `modules:{${functions.join(',\n')}}`,
  ]
  group.free()
  return { code: `globalThis.miniProgram={${parts.join(',\n')}};`, app, pages, errors }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(place) : [place]
  })

/** A style sheet with those that it imports in their places, each once. */
function withImports(file: string, root: string, seen = new Set<string>()): string {
  if (seen.has(file) || !existsSync(file)) return ''
  seen.add(file)
  return readFileSync(file, 'utf8').replace(/@import\s+(?:url\()?["']([^"']+)["']\)?\s*;/g, (_, reference: string) =>
    withImports(reference.startsWith('/') ? path.join(root, reference) : path.resolve(path.dirname(file), reference), root, seen),
  )
}
