import { compile } from '../harness/compile'
import type { Check } from './readBuild'

/** The compiler of WeChat's newer component engine accepts every template and style, and reads all of the build. */
export const engineTemplates: Check = ({ folder }) => compile(folder).errors.map(({ file, line, message }) => `${file}:${line} ${message}`)
