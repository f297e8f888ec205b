'use client'
import OpenSeadragon from 'openseadragon'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'

export type Zoom = {
  by: (factor: number) => void
  fit: () => void
  /** In parts of what is in sight. */
  pan: (right: number, down: number) => void
}

type Props = {
  url: string
  label: string
  /** In degrees, clockwise. */
  rotation: number
  ref: Ref<Zoom>
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A picture to look into: with the wheel, two fingers, a double click, or by what `ref` offers; dragged to be moved. */
export function DeepZoom({ url, label, rotation, ref }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const viewer = useRef<OpenSeadragon.Viewer>(undefined)
  const turned = useRef(rotation)
  useEffect(() => {
    if (!place.current) return
    const opened = OpenSeadragon({
      element: place.current,
      tileSources: { type: 'image', url },
      // Buttons and keys are the viewer's around it.
      showNavigationControl: false,
      keyboardNavEnabled: false,
      tabIndex: -1,
      drawer: 'canvas',
      degrees: turned.current,
      animationTime: isStill() ? 0 : 0.4,
      visibilityRatio: 0.5,
      minZoomImageRatio: 0.8,
      maxZoomPixelRatio: 4,
      gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
    })
    viewer.current = opened
    return () => {
      viewer.current = undefined
      opened.destroy()
    }
  }, [url])
  useEffect(() => {
    turned.current = rotation
    viewer.current?.viewport?.setRotation(rotation, isStill())
  }, [rotation])
  useImperativeHandle(ref, () => {
    const move = (how: (viewport: OpenSeadragon.Viewport) => void) => {
      const viewport = viewer.current?.viewport
      if (!viewport) return
      how(viewport)
      viewport.applyConstraints()
    }
    return {
      by: (factor) => move((viewport) => viewport.zoomBy(factor)),
      fit: () => move((viewport) => viewport.goHome()),
      pan: (right, down) =>
        move((viewport) => {
          const { width, height } = viewport.getBoundsNoRotate()
          viewport.panBy(
            viewport.deltaPointsFromPixels(
              viewport.deltaPixelsFromPoints(new OpenSeadragon.Point(right * width, down * height)),
            ),
          )
        }),
    }
  }, [])
  return <div ref={place} role="img" aria-label={label} className="size-full" />
}
