type More = { description?: string }

// Loaded with the first toast, or once the page is idle: no page needs it to be drawn.
const load = () => import('sonner').then((module) => module.toast)

/** Short news after an act; a screen reader hears it too. Nothing important is said only here. */
export const toast = {
  message: (text: string, more?: More) => void load().then((show) => show(text, more)),
  success: (text: string, more?: More) => void load().then((show) => show.success(text, more)),
  error: (text: string, more?: More) => void load().then((show) => show.error(text, more)),
}
