import { Unable } from '../server/unable'

type Usage = { /** Options there are. */ options?: readonly string[]; /** How the command is called right. */ usage: string }

/** The file and the options that a command was given. What it does not know is refused: a misspelt option is no file's name. */
export function wordsOf(words: readonly string[], { options = [], usage }: Usage): { file: string | undefined; given: readonly string[] } {
  const given = words.filter((word) => word.startsWith('-'))
  const [file, ...others] = words.filter((word) => !word.startsWith('-'))
  const unknown = given.find((word) => !options.includes(word))
  if (unknown) throw new Unable(`不认识的参数 ${unknown}。用法：${usage}`)
  if (others.length) throw new Unable(`一次只能写一个文件。用法：${usage}`)
  return { file, given }
}
