/** 缬沙坦胶囊; 缬沙坦胶囊等 2 种药: the `{drugs}` of a template. */
export const drugsText = (names: ReadonlyArray<string | undefined>): string =>
  names.length > 1 ? `${names[0] ?? '药'}等 ${names.length} 种药` : (names[0] ?? '药')
