/** Operators of expressions that MongoDB has and this page has not. */
export const knownExpressions: ReadonlySet<string> = new Set(
  `$accumulator $acos $acosh $allElementsTrue $anyElementTrue $asin $asinh $atan $atan2 $atanh $binarySize $bitAnd
  $bitNot $bitOr $bitXor $bottom $bottomN $convert $cos $cosh $covariancePop $covarianceSamp $dateAdd $dateDiff
  $dateFromParts $dateFromString $dateSubtract $dateToParts $degreesToRadians $denseRank $derivative $documentNumber
  $exp $expMovingAvg $firstN $function $getField $indexOfBytes $integral $isoDayOfWeek $isoWeek $isoWeekYear $lastN
  $linearFill $ln $locf $log $log10 $maxN $median $meta $minN $percentile $radiansToDegrees $rand $rank $regexFind
  $regexFindAll $sampleRate $setField $shift $sigmoid $sin $sinh $stdDevPop $stdDevSamp $strLenBytes $strcasecmp
  $substrBytes $tan $tanh $substr $indexOfArray $indexOfCP $setEquals $setIsSubset $pow $serializeEJSON $top $topN $toUUID $tsIncrement $tsSecond $unsetField $week $zip`.split(
    /\s+/,
  ),
);
