import { createBrowserRouter, Navigate, RouterProvider } from 'react-router'
import { Frame } from './frame/frame.tsx'
import { FrameSkeleton } from './frame/frame-skeleton.tsx'
import { NotFoundScreen } from './not-found/not-found-screen.tsx'
import { StoppedScreen } from './not-found/stopped-screen.tsx'
import { UiProvider } from './ui/ui-provider.tsx'

const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <StoppedScreen />,
    hydrateFallbackElement: <FrameSkeleton />,
    children: [
      { index: true, element: <Navigate to="/html-generator" replace /> },
      { path: 'html-generator', lazy: loadHtmlGenerator },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
])

export function App() {
  return (
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  )
}

async function loadHtmlGenerator() {
  const { HtmlGeneratorScreen } = await import('./html-generator/html-generator-screen.tsx')
  return { Component: HtmlGeneratorScreen }
}
