// Where the demo's orders look.
export const paris = {
  repositoryName: 'Archives de Paris',
  location: 'Paris, 18e arrondissement',
  countryISOA3: 'FRA',
} as const
export const hannover = {
  repositoryName: 'Niedersächsisches Landesarchiv, Abteilung Hannover',
  location: 'Hannover',
  countryISOA3: 'DEU',
} as const
export const gent = { repositoryName: 'Rijksarchief te Gent', location: 'Gent', countryISOA3: 'BEL' } as const
export const krakow = {
  repositoryName: 'Archiwum Narodowe w Krakowie',
  location: 'Tarnów',
  countryISOA3: 'POL',
} as const
