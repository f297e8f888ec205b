export const catalogue = {
  notifications: 'Notifications',
  aNotificationNamesTheOrder:
    'A notification names the order and says what happened to it, also on a locked screen. It comes as long as you are signed in there.',
  notifyMeInThisBrowser: 'Notify me in this browser',
  thisBrowserShowsNone:
    'This browser can’t show notifications. On an iPhone or iPad, add Callslip to the home screen first, and open it from there.',
  thisBrowserRefusesThem:
    'This browser refuses notifications from Callslip. Allow them in its settings for this page, then come back.',
  thisBrowserCouldNotBe: 'This browser could not be reached by its maker’s push service. Try again later.',
  youAreNotifiedHere: 'You are notified in this browser now',
  noDeviceIsNotifiedYet: 'No device is notified yet.',
  whereYouAreNotified: 'Where you are notified',
  devices: 'devices',
  loadingDevices: 'Loading your devices',
  unknownDevice: 'Unknown device',
  device: 'Device',
  thisDevice: 'This device',
  turnedOn: 'Turned on',
  lastUsed: 'Last used',
  lastNotified: 'Last notified',
  notYet: 'not yet',
  actions: 'Actions',
  remove: 'Remove{span}',
  isNotNotified: '{name} is no longer notified',
  hearWhenItArrives: 'Want to hear when something happens?',
  thisPhoneCanTellYou:
    'This phone can tell you about answers and documents. Mails come as before; under Account you choose.',
  notifyMe: 'Notify me',
  noThanks: 'No, thanks',
} as const
