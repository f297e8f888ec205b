const exported = /^export (?:async )?(?:function\*?|class|const|let|var) (\w+)/gm

/**
 * For the bundler: a file that no page of ours uses and that comes along all the same, because it is exported from what pages do use. Its
 * names stay, for whoever exports them further; what they stand for goes.
 */
module.exports = (source) =>
  [...source.matchAll(exported)].map(([, name]) => `export const ${name} = undefined\n`).join('') || 'export {}\n'
