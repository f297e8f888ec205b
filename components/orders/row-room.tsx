/** The room of rows that are not drawn. */
export const RowRoom = ({ px }: { px: number }) => (
  <tr aria-hidden="true" className="block md:table-row" style={{ height: px }}>
    <td className="p-0" />
  </tr>
)
