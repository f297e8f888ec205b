import { expect, it } from 'vitest'
import { changesOfProfile, typedSince, type ProfileValues } from '#lib/browser/profile-changes.ts'

const opened: ProfileValues = {
  ...{ name: 'Camille', bio: 'Paris.', languages: ['fr'], countries: ['FRA', 'BEL'], archives: ['Archives de Paris'] },
}
const send = (typed: Partial<ProfileValues>, now: Partial<ProfileValues> = {}) =>
  changesOfProfile(opened, { ...opened, ...typed }, { ...opened, ...now })

it('sends what was typed alone, an emptied text included', () => {
  expect(send({}, { name: 'C. Laurent', countries: ['ITA'] })).toEqual({})
  expect(send({ bio: '' }, { archives: [] })).toEqual({ bio: '' })
})

it('lays what was added and taken out over what the list holds by now', () => {
  const now = { countries: ['FRA', 'BEL', 'ITA'], archives: ['Archives de Paris', 'Vatican'] }
  expect(send({ countries: ['FRA', 'LUX'] }, now)).toEqual({ countries: ['FRA', 'ITA', 'LUX'] })
  // Added there too, and taken out there already.
  expect(send({ countries: ['FRA', 'BEL', 'LUX'] }, { countries: ['FRA', 'LUX'] })).toEqual({
    countries: ['FRA', 'LUX'],
  })
  expect(send({ archives: [] }, now)).toEqual({ archives: ['Vatican'] })
})

it('keeps what was typed while the profile was saved, over what was saved', () => {
  const sent = { ...opened, bio: 'Paris and Lyon.' }
  const saved = { ...sent, name: 'C. Laurent', countries: ['FRA', 'BEL', 'ITA'] }
  expect(typedSince(sent, sent, saved)).toEqual(saved)
  const typed = { ...sent, bio: 'Paris and Lyon, by train.', countries: ['FRA', 'LUX'] }
  expect(typedSince(sent, typed, saved)).toEqual({ ...saved, bio: typed.bio, countries: ['FRA', 'ITA', 'LUX'] })
})
