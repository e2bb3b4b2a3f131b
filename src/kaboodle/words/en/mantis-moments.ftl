# Big moments of Mantis.

mantis-stakes = What you could win
mantis-stake-score = Score
mantis-stake-steal = Steal from { $name }
mantis-rides = { $count ->
    [one] { $count } card rides on this
   *[other] { $count } cards ride on this
}
mantis-flip-now = tap to flip now
mantis-yoink = Yoink!
mantis-plop = Plop.
mantis-plop-line = No match. { $name } gets a free { $colour }.
mantis-ten = Ten!
