/*
 * A Babel plugin: `#name` becomes `_name`. The browsers we serve do not know private members, and Babel's stand-in for them (a WeakMap
 * a member) makes TanStack Query half as large again. Its own classes never use a name twice in one line of inheritance.
 */
const plain = (id) => `_${id.name}`

module.exports = ({ types }) => ({
  visitor: {
    Program(program) {
      program.traverse({
        ClassPrivateProperty(path) {
          const { key, value, static: isStatic } = path.node
          if (!value) path.remove()
          else path.replaceWith(types.classProperty(types.identifier(plain(key.id)), value, null, null, false, isStatic))
        },
        ClassPrivateMethod(path) {
          const { kind, key, params, body, static: isStatic, async, generator } = path.node
          path.replaceWith({ ...types.classMethod(kind, types.identifier(plain(key.id)), params, body, false, isStatic), async, generator })
        },
        PrivateName(path) {
          path.replaceWith(types.identifier(plain(path.node.id)))
        },
      })
    },
  },
})
