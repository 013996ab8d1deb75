package org.taginformation

import java.math.BigDecimal

/** The number in plain decimal digits, as an address and JSON take it: 4.0 is `4`, 1.0E-7 is `0.0000001`. */
internal fun decimal(number: Double): String {
    require(number.isFinite()) { "$number is no number that can be sent" }
    return BigDecimal(number.toString()).stripTrailingZeros().toPlainString()
}
