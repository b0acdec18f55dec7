/** A path as a log may hold it: the name of a one-time file opens it, and is left out. */
export const loggedPath = (path: string) => path.replace(/(\/privacy\/files\/)[^/]+/, '$1*')
