/** Armies and decks kept under a name. */
export const saved = {
  save: 'Save',
  'save.title': 'Save or share',
  'save.code': 'Army code',
  'save.link': 'Link to this army',
  'save.name': 'Name',
  'save.nameless': 'A name needs a letter.',
  'save.replace': 'Replace',
  'save.here': 'Kept in this browser.',
  'save.taken':
    '.input {$what :string} .match $what deck {{A deck of this name is saved already; it will be replaced.}} * {{An army of this name is saved already; it will be replaced.}}',
  'save.done': 'Saved {$name} in this browser.',
  'save.refused':
    '.input {$otherwise :string} .match $otherwise text {{This browser keeps nothing (a private window, or full). Copy the text instead.}} * {{This browser keeps nothing (a private window, or full). Copy the code instead.}}',
  'saved.rename': 'Rename',
  'saved.rename.which': 'Rename {$name}',
  'saved.delete.which': 'Delete {$name}',
  'saved.deleted': 'Deleted {$name}.',
  'saved.undo': 'Undo',
  'saved.taken':
    '.input {$what :string} .match $what deck {{Another deck has this name.}} * {{Another army has this name.}}',
} as const
