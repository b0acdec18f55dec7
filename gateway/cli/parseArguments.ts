import { StartError } from '../server/startError'

type Usage = { /** Options there are. */ options?: readonly string[]; /** How the command is called right. */ usage: string }

/** Parses a command's arguments into a file and options. Unknown ones are rejected: a misspelt option is not a file's name. */
export function parseArguments(
  words: readonly string[],
  { options = [], usage }: Usage,
): { file: string | undefined; given: readonly string[] } {
  const given = words.filter((word) => word.startsWith('-'))
  const [file, ...others] = words.filter((word) => !word.startsWith('-'))
  const unknown = given.find((word) => !options.includes(word))
  if (unknown) throw new StartError(`不认识的参数 ${unknown}。用法：${usage}`)
  if (others.length) throw new StartError(`一次只能写一个文件。用法：${usage}`)
  return { file, given }
}
