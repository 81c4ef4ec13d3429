export const card = {
  'card.worth': '{$armour}, {$points :integer} points',
  'card.unarmed': 'No weapon: bare hands',
  'order.ready': 'Ready {$what :name article=the}',
} as const
