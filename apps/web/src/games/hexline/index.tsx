import 'virtual:icons/hexline'
import { Route, Routes } from 'react-router'

/** Hexline's screens, below /hexline. */
export default function Screens() {
  return (
    <Routes>
      <Route path="*" element={<main />} />
    </Routes>
  )
}
